import { weakMapMemoize } from '@reduxjs/toolkit';
import { lineFigures } from './rules/figures';

/** {@link lineFigures} that a line which has not changed keeps: a profit that is typed leaves all other lines as they are. */
export const countLine = weakMapMemoize(lineFigures);
