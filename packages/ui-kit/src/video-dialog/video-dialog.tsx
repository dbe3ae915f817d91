import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { ErrorPanel } from '../error-panel/error-panel';

/** Delay in seconds before a finished video closes. */
const CLOSE_DELAY_SECONDS = 5;

export interface VideoDialogProps {
  title: string;
  /** URL of the video (WebM). */
  src: string;
  /** URL of its captions (WebVTT, English). */
  captions: string;
  onClose: () => void;
}

/** Plays a video in a dialog, which closes after a countdown at the end unless the user cancels it. */
export function VideoDialog({ title, src, captions, onClose }: VideoDialogProps) {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (secondsLeft === undefined) return;
    const timer = setTimeout(() => (secondsLeft > 1 ? setSecondsLeft(secondsLeft - 1) : onClose()), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft, onClose]);
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={onClose}
      footer={
        secondsLeft !== undefined && (
          <>
            <chakra.span role="timer" alignSelf="center" color="fg.muted">
              {`Closes in ${secondsLeft} s`}
            </chakra.span>
            <Button onClick={() => setSecondsLeft(undefined)}>Stay</Button>
            <Button variant="primary" onClick={onClose}>
              Close now
            </Button>
          </>
        )
      }
    >
      {failed ? (
        <ErrorPanel message="The video could not be loaded." onRetry={() => setFailed(false)} />
      ) : (
        <chakra.video
          aria-label={title}
          src={src}
          controls
          autoPlay
          playsInline
          tabIndex={0}
          w="full"
          rounded="sm"
          onPlay={() => setSecondsLeft(undefined)}
          onEnded={() => setSecondsLeft(CLOSE_DELAY_SECONDS)}
          onError={() => setFailed(true)}
        >
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </chakra.video>
      )}
    </Dialog>
  );
}
