import { changed, insteadOf } from './changed';

export default changed(insteadOf(/\/greeting$/, 'throws-on-render.ts'));
