import { useHelpVideo } from '@skills-architect/portal-kit';
import { IconButton } from '@skills-architect/ui-kit';

/** Opens a help video of this area. */
export function HelpButton({ video }: { video: 'define-persona' | 'assign-skills' }) {
  const offer = useHelpVideo(video);
  return offer ? <IconButton icon="video" label={offer.tooltip} size="sm" onClick={offer.play} /> : null;
}
