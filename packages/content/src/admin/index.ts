export * from './AccountManager';
export * from './AdminDashboard';
export * from './AdminFrame';
export * from './AdminHeading';
export * from './BriefManager';
export * from './ContentItemCard';
export * from './ContentItemDialog';
export * from './ContentManager';
export * from './ContentWorkspace';
export * from './EditDialog';
export * from './EmailSettings';
export * from './EntryBoundary';
export * from './EntryForm';
export * from './FormOverview';
export * from './FileManager';
export * from './FilePicker';
export * from './ListControls';
export * from './ListResults';
export * from './MailPreview';
export * from './MessageEntry';
export * from './MessageManager';
export * from './MessageRow';
export * from './MessageThread';
export * from './PictureInput';
export * from './PreviewPane';
export * from './RecipeCard';
export * from './RecipeDialog';
export * from './RecipeManager';
export * from './RecipeTable';
export * from './RecoveryCodes';
export * from './RemotePicture';
export * from './SecondFactorSection';
export * from './SessionEndedDialog';
export * from './SessionEntry';
export * from './SettingCard';
export * from './SettingDialog';
export * from './SettingsManager';
export * from './StoredPicture';
export * from './SubscriberManager';
export * from './TimesManager';
export * from './UserManager';
export * from './VisitCounts';
export {
  type BriefStore,
  type EditionPreview,
  type EditionRow,
  type EditionSchedule,
  type EditionSending,
} from './briefs/briefStore';
export { type ContentItem, type ContentType } from './items/contentItem';
export { type ConversationEntry, type ReplyTemplate } from './messages/conversation';
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
} from './entries/contentStore';
export { filePlaces, type FilePlace, type RecipePicture } from './files/filePlaces';
export { newKey as newContentKey } from './entries/emptyEntry';
export { entryTitle } from './entries/entryTitle';
export { entryProblemLine } from './entries/problems';
export { isSame as isSameContent } from './entries/entryDiff';
export { contentViewAddress, readContentView, type ContentView } from './entries/contentView';
export { type FileStore, type FileView, type StoredFile, type UploadOptions } from './files/fileStore';
export { filesOf, type Message, type MessageFile, type MessageNote, type MessageState } from './messages/message';
export { type MailSetup, type MailStore, type TestMail } from './mail/mailSetup';
export { expiringBefore } from './messages/messageExpiry';
export { dayOf } from './messages/messagesCsv';
export {
  type MessageChange,
  type MessageChoice,
  type MessageStore,
  type SavedFilter,
  type StoredMessage,
} from './messages/messageStore';
export {
  everyMessage,
  messageViewAddress,
  readMessageView,
  type MessageFilter,
  type MessageView,
} from './messages/messageView';
export { type Difficulty, type Recipe, type RecipeInput, type RecipeOnSite, type RecipeSort } from './recipes/recipe';
export {
  type RecipePublication,
  type RecipePublishing,
  type RecipeStore,
  type RecipeUpdate,
} from './recipes/recipeStore';
export { readRecipeView, recipeViewAddress, type RecipeView } from './recipes/recipeView';
export {
  type AppSetup,
  type AuthenticatorApp,
  type Proof,
  type SecondFactor,
  type SecondFactorStore,
} from './account/secondFactorStore';
export { type AccountSession } from './account/session';
export { type SessionStore } from './account/sessionStore';
export { type Setting, type SettingType } from './items/setting';
export {
  type KnownSubscriber,
  type ReturnedAddress,
  type Subscriber,
  type SubscriberFilter,
  type SubscriberState,
  type SubscriberStore,
} from './briefs/subscriberStore';
export { readSubscriberView, subscriberViewAddress, type SubscriberView } from './briefs/subscriberView';
export { type ListPage } from './lists/usePagedList';
export {
  type BookedTime,
  type CalendarReading,
  type DaysOff,
  type TimesSettings,
  type TimesStore,
  type WeeklyHours,
} from './times/timesStore';
export { type UserAccount, type UserStore } from './account/userStore';
