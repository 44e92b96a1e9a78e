import { expect, it, vi } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { fetchOnlineUsers } from './api';

const { signal } = new AbortController();

it('reads who is online, and who was today', { tags: ['S2-7.29'] }, async () => {
  const online = { id: 1, name: 'Ayşe', lastActiveAt: '10:15', status: 'online' };
  const today = { id: 2, name: 'Can', range: '09:00-09:30' };
  const asked = answerRequests(200, JSON.stringify({ success: 1, onlineUsers: [online], todayOfflineUsers: [today] }));
  expect(await fetchOnlineUsers(signal)).toMatchObject({
    onlineUsers: [{ name: 'Ayşe', status: 'online' }],
    todayOfflineUsers: [{ name: 'Can', range: '09:00-09:30' }],
  });
  expect(asked).toEqual(['GET /yonetim/api/online-users']);
});

it('names who cannot be read of those who were there today', { tags: ['D-68'] }, async () => {
  const complain = vi.fn();
  const today = { id: 2, name: 'Can', range: '' };
  answerRequests(200, JSON.stringify({ success: true, onlineUsers: [], todayOfflineUsers: [today, 7] }));
  await fetchOnlineUsers(signal, complain);
  const message = expect.stringContaining('1 of 2 users of today left out.') as string;
  expect(complain.mock.calls).toEqual([[expect.objectContaining({ message })]]);
});
