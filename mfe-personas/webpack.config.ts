import { areaConfig } from '@skills-architect/build-kit';

export default areaConfig(import.meta.dirname);
