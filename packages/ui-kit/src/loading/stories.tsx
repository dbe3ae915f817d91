import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../button/button';
import { Skeleton } from '../skeleton/skeleton';
import { LoadingOverlay, MessageLoader } from './loading-overlay';
import { Spinner } from './spinner';

export function LoadingStories() {
  const [open, setOpen] = useState(false);
  const cover = () => {
    setOpen(true);
    setTimeout(() => setOpen(false), 1500);
  };
  return (
    <>
      <Skeleton lines={4} />
      <chakra.div display="flex" gap="4" alignItems="center">
        <Spinner label="Loading" />
        <Spinner size="8" label="Loading" />
        <Button onClick={cover}>Cover the screen</Button>
      </chakra.div>
      <MessageLoader message="Fetching the roles" />
      <LoadingOverlay open={open} message="Opening the personas" />
    </>
  );
}
