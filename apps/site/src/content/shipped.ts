import { assemble } from './assemble';
import { contentOfPaper, documentsWith } from './documents';
import { pageAt } from './pages';

/** The shipped content. */
export const content = assemble([]);

/** The responses of the `dev` server: at `/site` the site's details, and at a page's path its shipped content. */
export function shipped(path: string) {
  if (path === '/site') return content.site;
  const paper = content.papers.find(({ key }) => path === `/white-papers/${key}`);
  return paper ? contentOfPaper(paper, content, documentsWith(content)) : content.of(pageAt(path));
}
