import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../button/button';
import { FieldNotes, hidden } from '../field/field';
import { Icon } from '../icon/icon';
import { type Choice, chooseFiles, type FileRules, formatExtensions } from './choose-files';
import { ChosenFiles } from './chosen-files';

export interface FileDropProps extends FileRules {
  label: string;
  files: readonly File[];
  onChange: (files: File[]) => void;
  help?: ReactNode;
  /** Error that the service reported for the file. */
  error?: string;
  /** Why the input is disabled. */
  disabledReason?: string;
}

/** File input with drag and drop; explains refused files and lists the selected ones. */
export function FileDrop({ label, files, onChange, help, error, disabledReason, ...rules }: FileDropProps) {
  const id = useId();
  const [rejection, setRejection] = useState<string>();
  const isDisabled = disabledReason !== undefined;
  const applyChoice = ({ files: chosen, rejection: problem }: Choice) => {
    setRejection(problem);
    if (chosen.length > files.length) onChange([...chosen]);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: true,
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    // Checked here instead of by the library, so that every rejection has a message.
    onDrop: (accepted) => applyChoice(chooseFiles(files, accepted, rules)),
  });
  const acceptedTypes = formatExtensions(rules.accept);
  const limits = [acceptedTypes, rules.maxSize && `up to ${rules.maxSize}`];
  const prompt =
    disabledReason ?? (rules.multiple ? 'Drop files here or choose them' : 'Drop a file here or choose one');
  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`} display="grid" gap="2">
      <chakra.span id={`${id}-label`} fontWeight="medium">
        {label}
      </chakra.span>
      <chakra.div
        {...getRootProps()}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        p="4"
        rounded="md"
        borderWidth="1px"
        borderStyle={isDragActive ? 'solid' : 'dashed'}
        borderColor={isDragActive ? 'accent.solid' : 'border.strong'}
        bg={isDragActive ? 'accent.subtle' : 'bg.sunken'}
      >
        <chakra.span css={hidden}>
          <input {...getInputProps({ 'aria-label': `Files for ${label}`, accept: acceptedTypes })} />
        </chakra.span>
        <Icon name="upload" size="5" />
        <chakra.div flex="1" minW="40">
          <p>{prompt}</p>
          <chakra.p color="fg.muted" fontSize="sm">
            {limits.filter(Boolean).join(', ')}
          </chakra.p>
        </chakra.div>
        <Button onClick={open} disabledReason={disabledReason}>
          {rules.multiple ? 'Choose files' : 'Choose a file'}
        </Button>
      </chakra.div>
      {/* Above the files, of which there may be more than the window shows. */}
      <FieldNotes id={id} help={help} error={rejection ?? error} />
      <ChosenFiles
        files={files}
        onRemove={(file) => {
          setRejection(undefined);
          onChange(files.filter((other) => other !== file));
        }}
      />
    </chakra.div>
  );
}
