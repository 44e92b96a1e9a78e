const MOST = 99;

/** The number on the cart icon's badge; more than 99 lines are "99+", which keeps the badge narrow. */
export function badgeText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}
