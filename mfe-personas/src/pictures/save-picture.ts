import { download, notify } from '@skills-architect/portal-kit';

/** Saves what a canvas shows as an image with this name, without its extension. */
export const savePicture = (canvas: HTMLCanvasElement | undefined, name: string): void =>
  canvas?.toBlob((file) => {
    if (file) void download(file, `${name}.png`);
    else notify('The picture could not be saved. Try again.');
  });
