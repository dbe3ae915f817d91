import { lazyPart } from '@skills-architect/ui-kit';

/** A Markdown text, rendered. The renderer is loaded when one is shown. */
export const Markdown = lazyPart(() => import('./rendered-markdown'));
