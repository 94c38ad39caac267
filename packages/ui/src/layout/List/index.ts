export { List, listColumns, listSizes, type ListProps } from './List';
