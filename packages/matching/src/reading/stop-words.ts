/** Function words and filler words common in job texts; they do not help tell jobs apart. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above across after all also an and any are as at be been being between both but by can could do does during
  each either etc for from further had has have he her his how if in including includes include into is it its may might
  more most must no nor not of off on one only or other others our out over own per s same shall she should so some such
  than that the their them themselves then there these they this those through to under until up upon us use used using
  various very via was we well were what when where whether which while who whom whose will with within without would
  you your`.split(/\s+/),
);
