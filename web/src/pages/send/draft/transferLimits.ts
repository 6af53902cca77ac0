import type { ClientConfiguration } from '../../../../../shared/contract/client.ts'
import type { TransferLimits } from '../../../../../shared/domain/limits.ts'

export function transferLimits(configuration: ClientConfiguration): TransferLimits {
  return {
    maxFiles: configuration['transfer/max_files_limit'],
    totalSizeMiB: configuration['transfer/total_upload_size_limit_mb'],
    fileSizeMiB: configuration['transfer/individual_file_size_limit_mb'],
    zipEncryptSizeMiB: configuration['transfer/zip_encrypt_size_limit_mb'],
  }
}
