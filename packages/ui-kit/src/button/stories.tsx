import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../icon-button/icon-button';
import { Button } from './button';

const VARIANTS = ['primary', 'secondary', 'quiet', 'quietDanger', 'danger'] as const;

const isLoss = (variant: (typeof VARIANTS)[number]) => variant === 'danger' || variant === 'quietDanger';

export function ButtonStories() {
  return (
    <>
      {(['md', 'sm'] as const).map((size) => (
        <chakra.div key={size} display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size} icon={isLoss(variant) ? 'trash' : undefined}>
              {isLoss(variant) ? 'Delete' : `Save as ${variant}`}
            </Button>
          ))}
          <Button size={size} loading>
            Saving
          </Button>
          <Button size={size} disabledReason="Choose a client first">
            Export
          </Button>
          <IconButton icon="edit" label="Edit" size={size} />
          <IconButton
            icon="trash"
            label="Delete"
            size={size}
            disabledReason="Kindly add or update the existing record!"
          />
          <IconButton icon="sun" label="Show light" size={size} variant="secondary" />
        </chakra.div>
      ))}
    </>
  );
}
