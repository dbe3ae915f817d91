import { notify } from '@skills-architect/portal-kit';
import { useShownVideo } from '@skills-architect/portal-kit/host';
import { useEffect, useState } from 'react';

const loadPlayer = async () => (await import('@skills-architect/ui-kit/extra')).VideoDialog;
const close = () => useShownVideo.setState({ video: undefined });

/** The open help video, over any screen. */
export function HelpVideo() {
  const video = useShownVideo((state) => state.video);
  const [Player, setPlayer] = useState<Awaited<ReturnType<typeof loadPlayer>>>();
  const mustLoad = video !== undefined && !Player;
  // Not `lazy`: a player that fails to load would crash the whole page.
  useEffect(() => {
    if (!mustLoad) return;
    loadPlayer().then(
      (player) => setPlayer(() => player),
      (error: unknown) => {
        console.error(error);
        close();
        notify('The help video could not be loaded. Please try again.');
      },
    );
  }, [mustLoad]);
  if (!video || !Player) return null;
  return <Player title={video.title} src={video.url} captions={video.captionsUrl} onClose={close} />;
}
