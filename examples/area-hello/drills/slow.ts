import { replaceModule, withPlugin } from './changed';

export default withPlugin(replaceModule(/^\.\/src\/app\.tsx$/, 'slow.ts'));
