import { assemble } from './assemble';
import { pageAt } from './pages';

/** The content as it ships. */
export const content = assemble([]);

/** What the server of `dev` answers: at `/site` whose site it is, and at the path of a page what it shows as it ships. */
export const shipped = (path: string) => (path === '/site' ? content.site : content.of(pageAt(path)));
