import { shellConfig } from '@skills-architect/build-kit';

export default shellConfig(import.meta.dirname);
