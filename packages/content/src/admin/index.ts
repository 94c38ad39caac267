export * from './AccountManager';
export * from './AdminDashboard';
export * from './AdminFrame';
export * from './AdminHeading';
export * from './ContentWorkspace';
export * from './EditDialog';
export * from './EmailSettings';
export * from './EntryBoundary';
export * from './EntryForm';
export * from './FormOverview';
export * from './FileManager';
export * from './FilePicker';
export * from './FileUpload';
export * from './ListControls';
export * from './ListResults';
export * from './MessageEntry';
export * from './MessageManager';
export * from './PictureInput';
export * from './PreviewPane';
export * from './RecipeCard';
export * from './RecipeDialog';
export * from './RecipeManager';
export * from './RecipeTable';
export * from './RemotePicture';
export * from './SessionEndedDialog';
export * from './SessionEntry';
export * from './StoredPicture';
export * from './UserManager';
export {
  PublishError,
  type ContentChange,
  type ContentRevision,
  type ContentRow,
  type ContentStore,
  type ContentVersion,
  type DraftInput,
  type DraftUpdate,
  type EntryDraft,
  type PublishResult,
} from './contentStore';
export { filePlaces, type FilePlace, type RecipePicture } from './entries/filePlaces';
export { newKey as newContentKey } from './entries/emptyEntry';
export { entryTitle } from './entries/entryTitle';
export { entryProblemLine } from './entries/problems';
export { isSame as isSameContent } from './entries/entryDiff';
export { contentViewAddress, readContentView, type ContentView } from './contentView';
export { type FileStore, type FileView, type StoredFile, type UploadOptions } from './fileStore';
export { filesOf, type Message, type MessageFile } from './message';
export { type MailSetup, type MailStore, type TestMail } from './mailSetup';
export { expiringBefore } from './messageExpiry';
export { type MessageStore, type StoredMessage } from './messageStore';
export {
  messageViewAddress,
  normalReference,
  readMessageView,
  type MessageFilter,
  type MessageView,
} from './messageView';
export { type Difficulty, type Recipe, type RecipeInput, type RecipeOnSite, type RecipeSort } from './recipe';
export { type RecipePublication, type RecipePublishing, type RecipeStore, type RecipeUpdate } from './recipeStore';
export { readRecipeView, recipeViewAddress, type RecipeView } from './recipeView';
export { type AccountSession } from './session';
export { type SessionStore } from './sessionStore';
export { type ListPage } from './usePagedList';
export { type UserAccount, type UserStore } from './userStore';
