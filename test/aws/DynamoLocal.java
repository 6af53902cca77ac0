import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/** Starts DynamoDB Local on loopback: by itself it would listen on every address of the machine, and cannot be told not to. */
public class DynamoLocal {
  public static void main(String[] arguments) throws Exception {
    var port = arguments[0];
    var local = ServerRunner.createServerFromCommandLineArgs(
        new String[] {"-inMemory", "-sharedDb", "-disableTelemetry", "-port", port});
    var field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    for (var connector : ((Server) field.get(local)).getConnectors()) ((ServerConnector) connector).setHost("127.0.0.1");
    local.start();
    local.join();
  }
}
