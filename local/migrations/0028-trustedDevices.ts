export const trustedDevices = `
  -- Devices that open files for a recipient without a code. Only digests: of the address, the device's key and the phone.
  CREATE TABLE trusted_devices (
    holder TEXT NOT NULL, id TEXT NOT NULL, codes_to TEXT NOT NULL, phone TEXT NOT NULL,
    trusted_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (holder, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX trusted_devices_to_expire ON trusted_devices (expires_at);
`
