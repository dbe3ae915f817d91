import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { formatSize } from './file-size';

interface ChosenFilesProps {
  files: readonly File[];
  onRemove: (file: File) => void;
}

export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <chakra.ul
      aria-label="Chosen files"
      listStyleType="none"
      display="grid"
      gap="1"
      // On a phone the dialog around it scrolls, and one scroll area within another is hard to use by touch.
      maxH={{ base: 'none', md: '48' }}
      overflowY="auto"
    >
      {files.map((file) => (
        <chakra.li key={file.name} display="flex" alignItems="center" gap="2" ps="2" rounded="md" bg="bg.sunken">
          <Icon name="document" />
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            {file.name}
          </chakra.span>
          <chakra.span color="fg.muted" fontSize="sm">
            {formatSize(file.size)}
          </chakra.span>
          <IconButton icon="trash" label={`Remove ${file.name}`} size="sm" onClick={() => onRemove(file)} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
