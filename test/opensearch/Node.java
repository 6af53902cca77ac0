import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * Starts one node of OpenSearch on loopback and keeps it until its input ends, so that it never outlives its caller. With a third
 * argument, the folder of its certificate, it has the plugin for fine-grained access.
 */
public class Node {
  public static void main(String[] arguments) throws Exception {
    var port = arguments[0];
    var directory = arguments[1];
    var certificates = arguments.length > 2 ? arguments[2] : null;
    var runner = new OpenSearchRunner();
    // Without a port it searches 9200 to 9299, and ends when all of them are taken.
    runner.setMaxHttpPort(-1);
    runner.onBuild((number, settings) -> {
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", port);
      // Any free port: the transport layer is unused.
      settings.put("transport.port", "0");
      settings.put("discovery.type", "single-node");
      // The disk threshold makes every index read-only on a nearly full disk.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      settings.put("logger.level", "warn");
      if (certificates == null) return;
      // The plugin requires TLS between nodes. Callers come through a front, which is on loopback too.
      for (var store : new String[] {"keystore", "truststore"}) {
        var setting = "plugins.security.ssl.transport." + store;
        settings.put(setting + "_filepath", certificates + "/" + store + ".p12");
        settings.put(setting + "_type", "PKCS12");
        settings.put(setting + "_password", "changeit");
      }
      settings.put("plugins.security.ssl.transport.enforce_hostname_verification", false);
      settings.put("plugins.security.allow_default_init_securityindex", true);
      settings.put("plugins.security.restapi.roles_enabled", "all_access");
      settings.put("plugins.security.audit.type", "log4j");
    });
    var configs = OpenSearchRunner.newConfigs().basePath(directory).clusterName("waybill-test").numOfNode(1);
    if (certificates != null) configs.pluginTypes("org.opensearch.security.OpenSearchSecurityPlugin");
    runner.build(configs);

    while (System.in.read() >= 0) {}
    runner.close();
    runner.clean();
    System.exit(0);
  }
}
