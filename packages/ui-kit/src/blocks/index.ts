export { BlocksPage } from './blocks-page';
