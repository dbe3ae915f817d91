type Layers = Pick<typeof import('./layers'), 'MenuList' | 'TooltipBubble'>;

let layers: Layers | undefined;

/** Menus and tooltips, once they were loaded: the first page does without their library. */
export const loadedLayers = (): Layers | undefined => layers;

/** Calls back when they are here: at once if they are. Without a connection nothing opens, and the next call tries again. */
export const withLayers = (then: () => void): void => {
  if (layers) then();
  else
    import('./layers').then(
      ({ MenuList, TooltipBubble }) => {
        layers = { MenuList, TooltipBubble };
        then();
      },
      () => undefined,
    );
};
