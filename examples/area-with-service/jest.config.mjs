export { areaWithService as default } from '@skills-architect/build-kit/jest';
