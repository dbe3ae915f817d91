import { changed, replaceModule } from './changed';

export default changed(replaceModule(/\/greeting$/, 'throws-on-render.ts'));
