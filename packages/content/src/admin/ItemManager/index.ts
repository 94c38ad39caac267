export { ItemManager, type Item, type ItemDialogState, type ItemKind, type ItemManagerProps } from './ItemManager';
