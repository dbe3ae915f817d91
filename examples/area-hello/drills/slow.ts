import { changed, insteadOf } from './changed';

export default changed(insteadOf(/^\.\/src\/app\.tsx$/, 'slow.ts'));
