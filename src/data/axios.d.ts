/** axios has no types of the parts that it exports. This is the one that is used, with what is used of it. */
declare module 'axios/lib/adapters/xhr.js' {
  import type { AxiosHeaders, AxiosRequestConfig } from 'axios';

  /** Makes a call with XMLHttpRequest; what other code of axios would add to `config` stands in it. Rejects with an `AxiosError`. */
  export default function xhr(
    config: AxiosRequestConfig<FormData | string | undefined>,
  ): Promise<{
    readonly status: number;
    readonly headers: AxiosHeaders;
    readonly data: string;
    readonly request: XMLHttpRequest;
  }>;
}
