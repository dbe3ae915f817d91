import { replaceModule, withPlugin } from './changed';

export default withPlugin(replaceModule(/^\.\/src\/app\.tsx$/, 'throws-on-load.ts'));
