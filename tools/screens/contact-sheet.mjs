const figure = ({ file, state, label, sideways }) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${state}, ${label}${
    sideways > 0 ? `, scrolls sideways by ${sideways} px` : ''
  }</figcaption></figure>`;

/** All screenshots on one page, one row per screen. */
export const contactSheet = (pictures) => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const rows = screens.map(
    (screen) =>
      `<section><h2>${screen}</h2><div>${pictures
        .filter((picture) => picture.screen === screen)
        .map(figure)
        .join('')}</div></section>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{font:14px system-ui;margin:24px;background:#888}div{display:flex;flex-wrap:wrap;gap:12px}
img{height:260px;display:block}figure{margin:0}figcaption{background:#fff;padding:2px 6px}</style>${rows.join('')}`;
};
