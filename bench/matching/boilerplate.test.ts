import { PLACES, withBoilerplate } from './boilerplate';

describe('withBoilerplate', () => {
  it.each(PLACES)('adds about the requested number of words %s', (position) => {
    for (const words of [300, 800]) {
      const added = withBoilerplate('One job. Two tasks.', words, position, 0).split(/\s+/).length - 4;
      expect(Math.abs(added - words)).toBeLessThan(40);
    }
  });

  it('puts it at the requested place', () => {
    const texts = PLACES.map((position) => withBoilerplate('One job. Two tasks.', 300, position, 1));
    expect(texts.map((text) => [text.indexOf('One job.') === 0, text.endsWith('Two tasks.')])).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });
});
