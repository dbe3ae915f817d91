import { lazyPart } from '@skills-architect/ui-kit';

/** Rendered Markdown; the renderer is loaded on demand. */
export const Markdown = lazyPart(() => import('./rendered-markdown'));
