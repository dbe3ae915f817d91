import { notify } from '@skills-architect/portal-kit';
import { useShownVideo } from '@skills-architect/portal-kit/host';
import { useEffect, useState } from 'react';

const load = async () => (await import('@skills-architect/ui-kit/extra')).VideoDialog;
const close = () => useShownVideo.setState({ video: undefined });

/** The help video that somebody opened, over whatever screen. */
export function HelpVideo() {
  const video = useShownVideo((state) => state.video);
  const [Player, setPlayer] = useState<Awaited<ReturnType<typeof load>>>();
  const isWanted = video !== undefined && !Player;
  // Not by React's lazy: a player that does not arrive would take the whole page with it.
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (player) => setPlayer(() => player),
      (error: unknown) => {
        console.error(error);
        close();
        notify('The help video could not be loaded. Please try again.');
      },
    );
  }, [isWanted]);
  if (!video || !Player) return null;
  return <Player title={video.title} src={video.url} captions={video.captionsUrl} onClose={close} />;
}
