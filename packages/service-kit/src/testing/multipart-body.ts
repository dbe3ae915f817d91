import { randomBytes } from 'node:crypto';

/** A multipart body as sent by a browser, for `inject`. */
export const multipartBody = {
  async of(files: readonly File[]) {
    const boundary = `----test${randomBytes(8).toString('hex')}`;
    const parts: Buffer[] = [];
    for (const file of files) {
      parts.push(
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        ),
        Buffer.from(await file.arrayBuffer()),
        Buffer.from('\r\n'),
      );
    }
    parts.push(Buffer.from(`--${boundary}--\r\n`));
    return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
  },
};
