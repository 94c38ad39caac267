import { BriefManager, contentViewAddress } from '@advisor/content/admin';
import { editionsCollection } from '@advisor/content/collections';
import { briefStore } from '../backend/tables/brief';

const editorHref = (entry = '') =>
  `/admin/content${contentViewAddress({ collection: editionsCollection.name, entry, search: '', page: 1 })}`;

/** /admin/brief */
export default function Brief() {
  return <BriefManager brief={briefStore} editorHref={editorHref} subscribersHref="/admin/subscribers" />;
}
