import { useShownVideo } from '@skills-architect/portal-kit/host';
import { lazy, Suspense } from 'react';

const Player = lazy(async () => ({ default: (await import('@skills-architect/ui-kit/extra')).VideoDialog }));
const close = () => useShownVideo.setState({ video: undefined });

/** The help video that somebody opened, over whatever screen. */
export function HelpVideo() {
  const video = useShownVideo((state) => state.video);
  if (!video) return null;
  return (
    <Suspense>
      <Player title={video.title} src={video.url} captions={video.captionsUrl} onClose={close} />
    </Suspense>
  );
}
