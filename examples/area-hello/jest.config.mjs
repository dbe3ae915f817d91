export { default } from '@skills-architect/build-kit/jest';
