import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show';
import { FileDrop, type FileDropProps } from './file-drop';
import { formatSize, toBytes } from './file-size';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { lastModified: 0 });

function Chooser({ start = [], ...rest }: Partial<FileDropProps> & { start?: File[] }) {
  const [files, setFiles] = useState(start);
  return <FileDrop label="Job descriptions" accept={['zip', 'rar']} {...rest} files={files} onChange={setFiles} />;
}

const input = () => screen.getByLabelText('Files for Job descriptions');
const drop = async (...files: File[]) => {
  await act(async () => {
    const items = files.map((dropped) => ({ kind: 'file', type: dropped.type, getAsFile: () => dropped }));
    fireEvent.drop(input(), { dataTransfer: { files, items, types: ['Files'] } });
    // Waits for the promises in which the library reads file handles.
    await new Promise((done) => setTimeout(done, 0));
  });
};

it('accepts a chosen file and allows removing it', async () => {
  const { user } = show(<Chooser />);
  await user.upload(input(), file('roles.zip', 3000));
  expect(await screen.findByText('roles.zip')).toBeInTheDocument();
  expect(screen.getByText('3 kb')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove roles.zip' }));
  expect(screen.queryByText('roles.zip')).not.toBeInTheDocument();
});

it('accepts a dropped file regardless of the case of its extension', async () => {
  show(<Chooser />);
  await drop(file('ROLES.ZIP'));
  expect(screen.getByText('ROLES.ZIP')).toBeInTheDocument();
});

describe('refuses with a message', () => {
  it.each<[string, Parameters<typeof Chooser>[0], File[], string]>([
    ['more than one file', {}, [file('a.zip'), file('b.zip')], 'only one file can be selected'],
    ['the same file again', { start: [file('a.zip')] }, [file('a.zip')], 'File a.zip is already selected'],
    ['a second file', { start: [file('a.zip')] }, [file('b.zip')], 'Please remove the current file first'],
    ['another extension', {}, [file('a.exe')], 'Invalid format of a.exe. Choose .zip, .rar'],
    ['a file that is too large', { maxSize: '1 kb' }, [file('a.zip', 1025)], 'The File size exceeds 1 kb'],
    [
      'too many files',
      { multiple: true, maxFiles: 1 },
      [file('a.zip'), file('b.zip')],
      'At most 1 files can be selected',
    ],
  ])('%s', async (_, props, files, message) => {
    show(<Chooser {...props} />);
    await drop(...files);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });
});

it('adds to the chosen files if several are allowed, and clears the last rejection', async () => {
  show(<Chooser multiple start={[file('a.zip')]} />);
  await drop(file('x.exe'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await drop(file('b.zip'), file('c.rar'));
  expect(screen.getByRole('list', { name: 'Chosen files' })).toHaveTextContent(/a\.zip.*b\.zip.*c\.rar/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('accepts nothing while disabled', async () => {
  show(<Chooser disabledReason="An import is under way" />);
  await drop(file('a.zip'));
  expect(screen.queryByText('a.zip')).not.toBeInTheDocument();
  expect(screen.getByText('An import is under way', { selector: 'p' })).toBeInTheDocument();
});

it('shows the error of the service', () => {
  show(<Chooser error="Excel column header template is not proper" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Excel column header template is not proper');
});

it('parses and formats sizes', () => {
  expect([toBytes('1 kb'), toBytes('25 mb'), toBytes('1.5 gb'), toBytes('1 tb')]).toEqual([
    1024,
    26_214_400,
    1_610_612_736,
    1024 ** 4,
  ]);
  expect([formatSize(1), formatSize(1536), formatSize(26_214_400), formatSize(3 * 1024 ** 3)]).toEqual([
    '0.1 kb',
    '1.5 kb',
    '25 mb',
    '3 gb',
  ]);
});

it.each([
  ['the same file twice', file('a.zip'), 'File a.zip is already selected'],
  [
    'another file of the same name',
    file('a.zip', 2),
    'File a.zip is already selected. To add another file of this name, rename it first',
  ],
])('says of %s what to do', async (_, second, text) => {
  show(<Chooser multiple />);
  await drop(file('a.zip'), second);
  expect(screen.getByText('a.zip')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('keeps the allowed files of a selection and names each refused one', async () => {
  show(<Chooser multiple start={[file('a.zip')]} />);
  await drop(file('a.zip'), file('b.zip'), file('c.exe'));
  expect(screen.getByText('b.zip')).toBeInTheDocument();
  expect(screen.queryByText('c.exe')).not.toBeInTheDocument();
  expect(
    screen.getByText('File a.zip is already selected. Invalid format of c.exe. Choose .zip, .rar'),
  ).toBeInTheDocument();
});
