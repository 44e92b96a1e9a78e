export interface OnlineUser {
  readonly name: string;
  readonly lastActiveAt: string;
  /** 'online', or anything else. */
  readonly status: string;
}

/** One who was online earlier today. */
export interface OfflineUser {
  readonly name: string;
  /** When that was. */
  readonly range: string;
}

/** Who is at the shop, and who was today. S2 §3. */
export interface OnlineUsers {
  readonly onlineUsers: readonly OnlineUser[];
  readonly todayOfflineUsers: readonly OfflineUser[];
}
