import { replaceModule, withPlugin } from './changed';

export default withPlugin(replaceModule(/\/greeting$/, 'throws-on-render.ts'));
