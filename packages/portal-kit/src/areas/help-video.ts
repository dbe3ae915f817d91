import type { HelpVideo } from '@skills-architect/contracts';
import { create } from 'zustand';
import { useAreaStore } from './area-store';

/** A help video with the URLs of its files. */
export interface ShownVideo extends HelpVideo {
  url: string;
  captionsUrl: string;
}

/** The help video that is open, if any. */
export const useShownVideo = create<{ video: ShownVideo | undefined }>(() => ({ video: undefined }));

/** What a screen needs to offer a help video. */
export interface HelpVideoOffer {
  tooltip: string;
  play(): void;
}

/**
 * The help video with this id from any area that is on; undefined when there is none.
 * @example const video = useHelpVideo('define-persona');
 */
export function useHelpVideo(id: string | undefined): HelpVideoOffer | undefined {
  const area = useAreaStore(({ on }) =>
    on.find(({ manifest }) => manifest.videos?.some((candidate) => candidate.id === id)),
  );
  const video = area?.manifest.videos?.find((candidate) => candidate.id === id);
  if (!area || !video) return undefined;
  const build = new URL(area.entry, window.location.origin);
  const toPath = (file: string) => new URL(file, build).pathname;
  return {
    tooltip: video.tooltip,
    play: () =>
      useShownVideo.setState({
        video: { ...video, url: toPath(video.file), captionsUrl: toPath(video.captions) },
      }),
  };
}
