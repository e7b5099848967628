/** Requests about all seats of this browser. Tokens are in the bodies, because addresses are written into logs. */
import { insist, newKey, request, speaking } from './api'
import type { BroughtSeats, DeviceLink, Devices, MyGames } from './types'

export interface OwnSeat {
  game: string
  token: string
}

const post = <T>(path: string, body: unknown, isNeeded = false) =>
  request<T>('POST', `/api/${path}?${speaking()}`, { body, isNeeded })

export const myGames = (seats: (OwnSeat & { heard: number })[]) => post<MyGames>('my-games', { seats })

export const listDevices = (seats: OwnSeat[]) => insist(() => post<Devices>('devices', { seats }))

/** The answer has the secret only this once. */
export const makeDeviceLink = (seats: OwnSeat[]) => post<DeviceLink>('devices/link', { seats }, true)

export const revokeDevice = (seats: OwnSeat[], device: string) => post<Devices>('devices/revoke', { seats, device })

/** A repeated request with the same key gets the same tokens again. */
export const redeemLink = (secret: string, name: string) => {
  const body = { secret, name, key: newKey() }
  return insist(() => post<BroughtSeats>('devices/redeem', body, true))
}
