import { notify } from '@skills-architect/portal-kit';
import { useShownVideo } from '@skills-architect/portal-kit/host';
import { onDemand } from '@skills-architect/ui-kit';
import { useEffect, useState } from 'react';

const player = onDemand(async () => (await import('@skills-architect/ui-kit/extra')).VideoDialog);
const close = () => useShownVideo.setState({ video: undefined });

/** The open help video, over any screen. */
export function HelpVideo() {
  const video = useShownVideo((state) => state.video);
  const [Player, setPlayer] = useState(player.get);
  useEffect(() => {
    if (!video) return;
    player.whenLoaded(
      (loaded) => setPlayer(() => loaded),
      () => {
        close();
        notify('The help video could not be loaded. Please try again.');
      },
    );
  }, [video]);
  if (!video || !Player) return null;
  return <Player title={video.title} src={video.url} captions={video.captionsUrl} onClose={close} />;
}
