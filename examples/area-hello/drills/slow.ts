import { changed, replaceModule } from './changed';

export default changed(replaceModule(/^\.\/src\/app\.tsx$/, 'slow.ts'));
