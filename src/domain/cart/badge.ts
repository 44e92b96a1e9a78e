const MOST = 99;

/** The number on the cart icon's badge; more than 99 lines are "99+", which keeps the badge narrow. */
export function badgeText(count: number): string {
  return count > MOST ? `${MOST}+` : String(count);
}

/** The icon's accessible name: `name`, which tells the true number, and what the badge shows where that differs. */
export function badgeName(name: string, count: number): string {
  return count > MOST ? `${name}, ${badgeText(count)}` : name;
}
