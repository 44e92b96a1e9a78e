import { DENSITIES, isDensity, type Density } from '@/domain/density';
import { useContainer } from '@/page/container/context';
import { useAppSelector } from '@/data/hooks';

/** How close the rows of a table stand: as the visitor chose in a toolbar, else as the container says. Contract §2. */
export function useDensity(): Density {
  const { density } = useContainer().dataset;
  const chosen = useAppSelector(({ session }) => session.density);
  if (chosen) return chosen;
  return isDensity(density) ? density : DENSITIES[0];
}
