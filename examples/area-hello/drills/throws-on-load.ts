import { changed, replaceModule } from './changed';

export default changed(replaceModule(/^\.\/src\/app\.tsx$/, 'throws-on-load.ts'));
