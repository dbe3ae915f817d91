import { useState } from 'react';
import { Button } from '../button/button';
import { VideoDialog } from './video-dialog';

export function VideoStories() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="video" onClick={() => setOpen(true)}>
        Open a video that cannot be loaded
      </Button>
      {open && <VideoDialog title="How it is done" src="/nothing.webm" captions="" onClose={() => setOpen(false)} />}
    </>
  );
}
